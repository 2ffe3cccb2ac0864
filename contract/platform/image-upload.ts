import type { ErrorCode } from '#contract/errors.ts'

/** A file must be smaller than this; exactly this is too large. */
export const IMAGE_LIMIT_BYTES = 5 * 1024 * 1024

export const IMAGE_KINDS = ['image/png', 'image/jpeg', 'image/gif'] as const
type ImageKind = (typeof IMAGE_KINDS)[number]

export type ImageProblem = Extract<
  ErrorCode,
  'image_required' | 'not_an_image' | 'image_kind_not_accepted' | 'image_too_large'
>

/** The check in the browser, by the file's type and size; the server checks the content. */
export function imageProblem(file: { type: string; size: number } | null | undefined): ImageProblem | null {
  if (!file) return 'image_required'
  if (!file.type.startsWith('image/')) return 'not_an_image'
  if (!isImageKind(file.type)) return 'image_kind_not_accepted'
  if (isImageTooLarge(file.size)) return 'image_too_large'
  return null
}

function isImageKind(type: string): type is ImageKind {
  return IMAGE_KINDS.includes(type as ImageKind)
}

export function isImageTooLarge(sizeBytes: number): boolean {
  return sizeBytes >= IMAGE_LIMIT_BYTES
}
