// API calls of the owner of the tested site.
import type { Section, SectionValue } from '../../contract/settings/sections.schema.ts'
import { adminCalls } from '../../contract/team/admin.schema.ts'
import { SITE_ADMIN } from '../../tests/support/settings-client.ts'
import { type Answer, ask, askJson } from './request.ts'

type Sent = { method?: string; json?: unknown; form?: FormData }

export type SignedInAdmin = Awaited<ReturnType<typeof signIn>>

export async function signIn(url: string) {
  const { token } = replyOf(await askJson(url + adminCalls.login.endpoint.path, SITE_ADMIN))

  async function askAs(path: string, { method = 'GET', json, form }: Sent = {}): Promise<Answer> {
    const sent = form ? new Response(form) : json === undefined ? null : Response.json(json)
    const type = sent?.headers.get('content-type')
    return ask(`${url}/api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) },
      body: sent ? Buffer.from(await sent.arrayBuffer()) : undefined,
    })
  }

  /** The reply; a refusal throws. */
  const send = async (method: string, path: string, json?: unknown) =>
    replyOf(await askAs(path, { method, json }))

  return {
    token: token as string,
    ask: askAs,
    send,
    /** Saves over whatever is stored. */
    async save<Name extends Section>(section: Name, value: SectionValue<Name>): Promise<void> {
      const { version } = await send('GET', `settings/${section}`)
      await send('PUT', `settings/${section}`, { version, value })
    },
  }
}

function replyOf({ status, text }: Answer) {
  if (status !== 200) throw new Error(`refused: ${status} ${text}`)
  return JSON.parse(text)
}
