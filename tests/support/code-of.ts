import type { AppError } from '#server/platform/kernel/app-error.ts'

/** `done`, or the code of the refusal. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ code }: AppError) => code,
  )
