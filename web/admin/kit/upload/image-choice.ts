import { imageProblem } from '#contract/platform/image-upload.ts'

export type Way = 'chosen' | 'dropped'

/** A key of the locales, the one of the server's error unless the file was dropped; null when the file may be sent. */
export function choiceProblem(file: { type: string; size: number } | null | undefined, way: Way) {
  const problem = imageProblem(file)
  const isNoImage = problem === 'image_required' || problem === 'not_an_image'
  if (way === 'dropped' && isNoImage) return 'adminImages.dropImage'
  return problem && (`adminErrors.${problem}` as const)
}
