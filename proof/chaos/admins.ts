// An admin of the tested site: logs in and calls the API, from any loopback address.
import { Agent } from 'node:http'
import { adminCalls } from '../../contract/team/admin.schema.ts'
import { type Answer, ask, askJson } from './request.ts'

const OWNER = { username: 'owner', password: 'correct horse battery' }
export const OWNER_SETTINGS = { ADMIN_USERNAME: OWNER.username, ADMIN_PASSWORD: OWNER.password }

type Sent = { method?: string; json?: unknown; form?: FormData; agent?: Agent }

export type SignedInAdmin = Awaited<ReturnType<typeof signIn>>

/** Every address of 127.0.0.0/8 is loopback, so each number is another client. */
export function addressOf(number: number): string {
  const host = number % 65_025
  return `127.${10 + Math.floor(number / 65_025)}.${Math.floor(host / 255)}.${1 + (host % 255)}`
}

/** One guess over a connection of its own. */
function tryToSignIn(url: string, given: typeof OWNER, address: string): Promise<Answer> {
  return askJson(url + adminCalls.login.endpoint.path, given, {}, new Agent({ localAddress: address }))
}

export async function signIn(url: string, address = '127.0.0.1') {
  const { status, text } = await tryToSignIn(url, OWNER, address)
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
