/** A file must be smaller than this; exactly this is too large. */
export const IMAGE_LIMIT_BYTES = 5 * 1024 * 1024

export const IMAGE_KINDS: readonly string[] = ['image/png', 'image/jpeg', 'image/gif']

/** The check in the browser, by the file's type and size; the server checks the content. */
export function imageProblem(file: { type: string; size: number } | null | undefined) {
  if (!file) return 'image_required'
  if (!file.type.startsWith('image/')) return 'not_an_image'
  if (!IMAGE_KINDS.includes(file.type)) return 'image_kind_not_accepted'
  return file.size < IMAGE_LIMIT_BYTES ? null : 'image_too_large'
}
