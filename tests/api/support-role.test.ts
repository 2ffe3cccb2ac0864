// The permissions of the role support for deliveries and money.
import { afterAll, expect, test, vi } from 'vitest'
import { createBuyer } from '#tests/support/buyer.ts'
import { outcomeOf, startTeam } from '#tests/support/team.ts'

const team = await startTeam()
afterAll(() => team[Symbol.asyncDispose]())

async function deliver(): Promise<string> {
  await createBuyer(team.site.url).buy()
  return vi.waitFor(async () => {
    const { actions } = await team.owner.json<{
      actions: { _id: string; state: string }[]
    }>('/send-actions')
    expect(actions[0]).toMatchObject({ state: 'done' })
    return actions[0]?._id ?? ''
  }, 20_000)
}

test('support does not send a delivered order again, a manager does', async () => {
  const path = `/api/admin/send-actions/${await deliver()}/resend`
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => team.ask('POST', path, team.tokens.support, {})),
  )
  expect(await Promise.all(replies.map(outcomeOf))).toEqual(Array(5).fill('permission_missing'))
  expect((await team.ask('POST', path, team.tokens.manager, { reason: 'was lost' })).status).toBe(200)
})

test('no call tells support the revenue', async () => {
  const read = async (path: string, role: 'manager' | 'support') =>
    (await (await team.ask('GET', `/api/admin${path}`, team.tokens[role])).json()) as Record<string, unknown>
  expect(await read('/today', 'support')).toMatchObject({ revenue: null })
  expect(await read('/overview', 'support')).toMatchObject({ today: { revenue: null } })
  expect(await read('/overview', 'manager')).toMatchObject({ today: { revenue: expect.any(Number) } })
  for (const path of ['/transactions/totals', '/money?from=2026-11-01&until=2026-11-30', '/export/orders']) {
    expect(await read(path, 'support')).toMatchObject({ code: 'permission_missing' })
  }
})
