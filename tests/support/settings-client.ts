// Requests to a running site: as a visitor, and as the console sends them.
import type { Section, SectionValue } from '#contract/settings/sections.schema.ts'

/** A reply body has this type until its reader names another. */
type AnyJson = Awaited<ReturnType<Response['json']>>
type Sent = Record<string, string>

export const SITE_ADMIN = { username: 'owner', password: 'correct horse battery staple' }
export const ADMIN_ENV = { ADMIN_USERNAME: SITE_ADMIN.username, ADMIN_PASSWORD: SITE_ADMIN.password }

/** Without scripts and the page's data, which has the texts of all states. */
export const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

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
    /** The page without its scripts and data. */
    async seen(path: string) {
      const { status, html } = await read(path)
      return { status, html: withoutScripts(html) }
    },
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
  return clientOf(site.url, token)
}

/** Calls of the admin area with a session that is open already. */
export function clientOf(url: string, token: string) {
  const ask = (path: string, method = 'GET', body?: unknown): Promise<Response> =>
    fetch(`${url}/api/admin${path}`, {
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
    upload(path: string, fields: Record<string, Uint8Array | string>): Promise<Response> {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields))
        if (typeof value === 'string') form.set(name, value)
        else form.set(name, new File([new Uint8Array(value)], 'file'))
      const headers = { authorization: `Bearer ${token}` }
      return fetch(`${url}/api/admin${path}`, { method: 'POST', headers, body: form })
    },
    /** A product with these commands; its id. */
    async sell(execute: object[]): Promise<string> {
      const kit = { name: 'Kit', price: 50_000, image_url: '/a', description: ['Kit'], sort_id: 1 }
      const commands = execute.map((command) => ({ type: 'commands', ...command }))
      return (await json('/products', 'POST', { ...kit, execute: commands }))._id
    },
    async stateOfSecret(name: string): Promise<string | undefined> {
      const { secrets } = await json<{ secrets: { name: string; state: string }[] }>('/secrets')
      return secrets.find((secret) => secret.name === name)?.state
    },
    /** Saves over whatever is stored. */
    async save<Name extends Section>(section: Name, value: SectionValue<Name>): Promise<void> {
      const { version } = await json(`/settings/${section}`)
      const reply = await ask(`/settings/${section}`, 'PUT', { version, value })
      if (!reply.ok) throw new Error(`${section} not saved: ${await reply.text()}`)
    },
  }
}
