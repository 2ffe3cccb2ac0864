// Saves settings of a running site through its API, as the console does.
import type { Section, SectionValue } from '#contract/settings/sections.schema.ts'
import type { RunningSite } from './site.ts'

export const SITE_ADMIN = { username: 'owner', password: 'correct horse battery staple' }
export const ADMIN_ENV = { ADMIN_USERNAME: SITE_ADMIN.username, ADMIN_PASSWORD: SITE_ADMIN.password }

export async function signIn(
  site: Pick<RunningSite, 'url'>,
  admin = SITE_ADMIN,
  headers: Record<string, string> = {},
) {
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

  return {
    token,
    ask,
    /** Saves over whatever is stored. */
    async save<Name extends Section>(section: Name, value: SectionValue<Name>): Promise<void> {
      const { version } = (await (await ask(`/settings/${section}`)).json()) as { version: number }
      const reply = await ask(`/settings/${section}`, 'PUT', { version, value })
      if (!reply.ok) throw new Error(`${section} not saved: ${await reply.text()}`)
    },
  }
}
