// Every admin call × kinds of session: what gives or shows access needs a fresh proof, nothing else does.

import { expect, test } from 'vitest'
import * as z from 'zod'
import { calls } from '#contract/calls.ts'
import { PROOF_MS } from '#contract/team/admin.ts'
import { hashOfToken } from '#server/team/sign-in/token.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { openInstallation } from '#tests/support/releases.ts'
import { SITE_ADMIN } from '#tests/support/settings-client.ts'
import { startOwned } from '#tests/support/site.ts'

const admin = calls.filter(({ endpoint }) => endpoint.admin)

/** Calls of an account or the team that give nobody access: they read, end something, or take the password themselves. */
const GIVES_NOTHING: readonly string[] = [
  'GET /api/admin/account',
  'GET /api/admin/team',
  'POST /api/admin/logout',
  'PUT /api/admin/password',
  'POST /api/admin/account/proof',
  'DELETE /api/admin/account/sessions/:id',
  'DELETE /api/admin/account/sessions',
  'DELETE /api/admin/team/invitations/:id',
]

/** Names of fields in which a reply could show a secret. */
const SECRET = /token|secret|password|passphrase|credential|recovery|codes?$|(?:private|signing|api)_?key/i
/** Fields with such a name that hold no secret of the site. */
const SHOWS_NOTHING: readonly string[] = [
  // Whether there is one, how many are left, and names without their values.
  'GET /api/admin/votes has_token',
  'GET /api/admin/account recovery_codes_left',
  'GET /api/admin/secrets secrets',
  // Codes of coupons, of payment channels, and those that buyers pay with.
  'GET /api/admin/discounts code',
  'POST /api/admin/coupons code',
  'PUT /api/admin/coupons/:id code',
  'GET /api/admin/payment-channels code',
  'POST /api/admin/payment-channels/ask code',
  'GET /api/admin/transactions/:id pay_code,biller_code',
  'POST /api/admin/transactions/:id/checked pay_code,biller_code',
  'GET /api/admin/search pay_code',
]

function fieldsOf(schema: z.ZodType): string[] {
  const names: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { properties } = value as { properties?: object }
    if (properties) names.push(...Object.keys(properties))
    for (const one of Object.values(value)) walk(one)
  }
  walk(z.toJSONSchema(schema, { unrepresentable: 'any' }))
  return names
}

test('every call of an account or the team that gives access needs a fresh proof', () => {
  const ofAccess = admin.filter(({ domain }) => ['admin', 'account', 'team'].includes(domain))
  expect(
    ofAccess
      .filter(({ endpoint }) => endpoint.proof === null)
      .map(({ route }) => route)
      .toSorted(),
  ).toEqual(GIVES_NOTHING.toSorted())
})

test('every call whose reply can show a secret needs a fresh proof', () => {
  const showing = admin.filter(
    ({ reply, endpoint }) => endpoint.proof === null && fieldsOf(reply).some((name) => SECRET.test(name)),
  )
  expect(
    showing
      .map(({ route, reply }) => `${route} ${fieldsOf(reply).filter((name) => SECRET.test(name))}`)
      .toSorted(),
  ).toEqual(SHOWS_NOTHING.toSorted())
})

test('no public call asks for a proof', () => {
  expect(calls.filter(({ endpoint }) => endpoint.proof !== null && !endpoint.admin)).toEqual([])
})

/** When the session last proved who uses it. */
const KINDS = {
  'a session that has just signed in': { age: 0, isFresh: true },
  'a proof of almost five minutes ago': { age: PROOF_MS - 30_000, isFresh: true },
  'a proof of five minutes ago': { age: PROOF_MS, isFresh: false },
  'a proof of a clock that was an hour ahead': { age: -3_600_000, isFresh: false },
  'a session of version 1.0.0': { age: null, isFresh: false },
}

test.each(DATABASES)('%s: every call with every kind of session', async (kind) => {
  await using installation = await openInstallation(kind)
  await using site = await startOwned(installation.env)
  const { token, ask } = site.admin
  const { db } = installation

  async function prove(age: number | null): Promise<void> {
    const proved_at = age === null ? null : new Date(Date.now() - age).toISOString()
    await db
      .updateTable('admin_session')
      .set({ proved_at })
      .where('token_hash', '=', hashOfToken(token))
      .execute()
  }
  const rows = async () => {
    const tables = [
      'admin',
      'admin_invitation',
      'admin_passkey',
      'admin_recovery_code',
      'passkey_challenge',
    ] as const
    return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  }

  const walked = admin.filter(({ route }) => route !== 'POST /api/admin/logout')
  for (const [name, { age, isFresh }] of Object.entries(KINDS)) {
    const before = await rows()
    for (const { endpoint, route } of walked) {
      if (isFresh && endpoint.proof === null) continue
      await prove(age)
      const path = endpoint.path
        .replace('/api/admin', '')
        .replace(':section', 'identity')
        .replace(/:\w+/g, 'NOTHING')
      const { code } = (await (await ask(path, endpoint.method)).json().catch(() => ({}))) as {
        code?: string
      }
      const isAsked = endpoint.proof === 'fresh' && !isFresh
      expect([name, route, code === 'proof_required']).toEqual([name, route, isAsked])
    }
    if (!isFresh) expect(await rows()).toEqual(before)
  }
})

test.each(DATABASES)('%s: the password renews the proof, wrong ones count as sign-ins do', async (kind) => {
  await using installation = await openInstallation(kind)
  await using site = await startOwned(installation.env)
  const { ask } = site.admin
  const invite = async () => (await ask('/team/invitations', 'POST', { role: 'support' })).status
  const prove = async (password: string) => {
    const reply = await ask('/account/proof', 'POST', { password })
    return [reply.status, ((await reply.json()) as { code?: string }).code]
  }
  await installation.db.updateTable('admin_session').set({ proved_at: null }).execute()

  expect(await invite()).toBe(403)
  expect(await prove('wrong')).toEqual([403, 'current_password_wrong'])
  expect(await prove(SITE_ADMIN.password)).toEqual([429, 'too_many_attempts'])
  expect(await invite()).toBe(403)
  await expect.poll(() => prove(SITE_ADMIN.password)).toEqual([200, undefined])
  expect(await invite()).toBe(200)
})
