import { isUsernameWorthChecking, type UsernameProblem, usernameProblem } from '#contract/username.ts'

/** What the form says about a name once typing has paused. An empty field is a mistake only after something stood in it. */
export function shownProblem(typed: string, bedrock: boolean, touched: boolean): UsernameProblem | null {
  if (typed.trim() === '') return touched ? usernameProblem(typed, bedrock) : null
  return isUsernameWorthChecking(typed) ? usernameProblem(typed, bedrock) : null
}
