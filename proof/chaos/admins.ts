// An admin of the tested site: logs in and calls the API, from any loopback address.
import type { Agent } from 'node:http'
import { adminCalls } from '../../contract/team/admin.schema.ts'
import { type Answer, ask, askJson } from './request.ts'

const OWNER = { username: 'owner', password: 'correct horse battery' }
export const OWNER_SETTINGS = { ADMIN_USERNAME: OWNER.username, ADMIN_PASSWORD: OWNER.password }

type Sent = { method?: string; json?: unknown; form?: FormData; agent?: Agent }

export type SignedInAdmin = Awaited<ReturnType<typeof signIn>>

export async function signIn(url: string) {
  const { status, text } = await askJson(url + adminCalls.login.endpoint.path, OWNER)
  if (status !== 200) throw new Error(`not signed in: ${status} ${text}`)
  const { token } = JSON.parse(text) as { token: string }

  async function askAs(path: string, { method = 'GET', json, form, agent }: Sent = {}): Promise<Answer> {
    const sent = form ? new Response(form) : null
    const type = sent ? sent.headers.get('content-type') : json === undefined ? null : 'application/json'
    return ask(`${url}/api/admin/${path}`, {
      method,
      agent,
      headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) },
      body: sent
        ? Buffer.from(await sent.arrayBuffer())
        : json === undefined
          ? undefined
          : JSON.stringify(json),
    })
  }

  return { token, ask: askAs, getJson: async (path: string) => JSON.parse((await askAs(path)).text) }
}
