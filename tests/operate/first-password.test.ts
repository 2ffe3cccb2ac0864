// The made-up password of the first admin: who gets to see it, and until when it lies about.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'
import { startOutside } from './outside.ts'

const adminLine = (said: readonly string[]) => said.find((line) => line.startsWith('Admin:')) ?? ''

async function send(method: string, url: string, body: object, token = ''): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
}

test('it is shown at a terminal while nothing is real', async () => {
  await using site = await startSite({ isTerminal: true })
  expect(adminLine(site.said)).toMatch(/^Admin: {4}admin \/ [0-9A-Z]{20} {2}\(shown only now\)$/)
})

test('with real payments it is in a file only, even at a terminal, until it is changed', async () => {
  await using outside = await startOutside()
  await using site = await startSite({ env: { ...outside.env, ADMIN_PASSWORD: '' }, isTerminal: true })
  const file = adminLine(site.said).replace('Admin:    admin, password in ', '')
  const password = /^password: ([0-9A-Z]{20})$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  expect(password).not.toBe('')
  expect(site.said.join()).not.toContain(password)

  const { token } = (await (
    await send('POST', `${site.url}/api/admin/login`, { username: 'admin', password })
  ).json()) as {
    token: string
  }
  expect(existsSync(file)).toBe(true)
  const right = { current_password: password, new_password: 'quite another password' }
  expect((await send('PUT', `${site.url}/api/admin/password`, right, token)).status).toBe(200)
  expect(existsSync(file)).toBe(false)
})
