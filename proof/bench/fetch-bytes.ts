import { type Answer, ask } from '../chaos/request.ts'

/** One request whose reply stays encoded. Anything but 200 is an error. */
export async function fetchBytes(url: string | URL, encoding?: 'br'): Promise<Answer> {
  const headers = encoding && { 'accept-encoding': encoding }
  const answer = await ask(String(url), { headers })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer
}
