// Requests to a running site: as a visitor, and as the console sends them.
import type { Section, SectionValue } from '#contract/settings/sections.schema.ts'

/** What a body is until its reader names a type. */
type AnyJson = Awaited<ReturnType<Response['json']>>
type Sent = Record<string, string>

export const SITE_ADMIN = { username: 'owner', password: 'correct horse battery staple' }
export const ADMIN_ENV = { ADMIN_USERNAME: SITE_ADMIN.username, ADMIN_PASSWORD: SITE_ADMIN.password }

export function readersOf(url: string) {
  /** A GET request that does not follow redirects. */
  const get = (path: string, headers: Sent = {}) => fetch(url + path, { headers, redirect: 'manual' })
  const read = async (path: string, headers?: Sent) => {
    const response = await get(path, headers)
    return { status: response.status, html: await response.text() }
  }
  return {
    url,
    get,
    read,
    text: async (path: string, headers?: Sent) => (await read(path, headers)).html,
    json: async <Reply = AnyJson>(path: string, headers?: Sent): Promise<Reply> =>
      (await get(path, headers)).json(),
  }
}

export async function signIn(site: { url: string }, admin = SITE_ADMIN, headers: Sent = {}) {
  const login = await fetch(`${site.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(admin),
  })
  const { token } = (await login.json()) as { token: string }
  if (!token) throw new Error(`signing in is answered with ${login.status}`)

  const ask = (path: string, method = 'GET', body?: unknown): Promise<Response> =>
    fetch(`${site.url}/api/admin${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })

  /** The body of the reply. */
  const json = async <Reply = AnyJson>(...asked: Parameters<typeof ask>): Promise<Reply> =>
    (await ask(...asked)).json()

  return {
    token,
    ask,
    json,
    /** Saves over whatever is stored. */
    async save<Name extends Section>(section: Name, value: SectionValue<Name>): Promise<void> {
      const { version } = await json(`/settings/${section}`)
      const reply = await ask(`/settings/${section}`, 'PUT', { version, value })
      if (!reply.ok) throw new Error(`${section} not saved: ${await reply.text()}`)
    },
  }
}
