// The message about an invalid file; its wording depends on whether the file was selected or dropped.
import { type ImageProblem, imageProblem } from '#contract/platform/image-upload.ts'

type ChoiceText = 'selectImage' | 'dropImage' | 'tooLarge' | 'kindNotAccepted'
export type Way = 'chosen' | 'dropped'

/** A key of the locales; null when the file may be sent. */
export function choiceProblem(
  file: { type: string; size: number } | null | undefined,
  way: Way,
): ChoiceText | null {
  const problem = imageProblem(file)
  return problem && textOf(problem, way)
}

function textOf(problem: ImageProblem, way: Way): ChoiceText {
  switch (problem) {
    case 'image_required':
    case 'not_an_image':
      return way === 'dropped' ? 'dropImage' : 'selectImage'
    case 'image_kind_not_accepted':
      return 'kindNotAccepted'
    case 'image_too_large':
      return 'tooLarge'
  }
}
