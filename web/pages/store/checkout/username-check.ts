import { isUsernameWorthChecking, type UsernameProblem, usernameProblem } from '#contract/network/username.ts'

/** Validated after a pause in typing. An empty field is an error only after it had a value. */
export function shownProblem(typed: string, bedrock: boolean, touched: boolean): UsernameProblem | null {
  if (typed.trim() === '') return touched ? usernameProblem(typed, bedrock) : null
  return isUsernameWorthChecking(typed) ? usernameProblem(typed, bedrock) : null
}
