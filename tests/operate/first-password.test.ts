// The generated password of the first admin: terminal or file, until it is changed.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signIn } from '#tests/support/settings-client.ts'
import { startSite } from '#tests/support/site.ts'
import { startOutside } from './outside.ts'

const adminLine = (output: readonly string[]) => output.find((line) => line.startsWith('Admin:')) ?? ''

test('is printed at a terminal while payments are simulated', async () => {
  await using site = await startSite({ isTerminal: true })
  expect(adminLine(site.printed)).toMatch(/^Admin: {4}admin \/ [0-9A-Z]{20} {2}\(shown only now\)$/)
})

test('with real payments it is only in a file, until it is changed', async () => {
  await using outside = await startOutside()
  await using site = await startSite({ env: { ...outside.env, ADMIN_PASSWORD: '' }, isTerminal: true })
  const file = adminLine(site.printed).replace('Admin:    admin, password in ', '')
  const password = /^password: ([0-9A-Z]{20})$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  expect(password).not.toBe('')
  expect(site.printed.join()).not.toContain(password)

  const admin = await signIn(site, { username: 'admin', password })
  expect(existsSync(file)).toBe(true)
  const right = { current_password: password, new_password: 'quite another password' }
  expect((await admin.ask('/password', 'PUT', right)).status).toBe(200)
  expect(existsSync(file)).toBe(false)
})
