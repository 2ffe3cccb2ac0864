import { expect, test } from 'vitest'
import type { ServerTest } from '#contract/network/servers-admin.schema.ts'
import type { SecretEntry } from '#contract/platform/secrets.schema.ts'
import { openSettings } from '#tests/support/render-settings.ts'

const NOT_SET = { state: 'not_set', ms: null, reason: null, detail: null } as const
const SIMULATED: ServerTest = {
  simulated: true,
  rcon: NOT_SET,
  ping: { state: 'ok', ms: 3, reason: null, detail: '7 of 20 players online' },
  boards: NOT_SET,
}
const PASSWORD = 'servers.survival.boards_password'

async function openServers() {
  const secret: SecretEntry = { name: PASSWORD, state: 'missing', variable: 'X', updated_at: null }
  const page = await openSettings('network/servers', {
    api: {
      'GET /api/admin/secrets': () => ({ secrets: [{ ...secret }] }),
      'PUT /api/admin/secrets/:name': () => Object.assign(secret, { state: 'stored' }),
      'POST /api/admin/servers/:id/test': SIMULATED,
    },
  })
  const choose = (name: string, value: string) => {
    const select = page.get('select', name) as HTMLSelectElement
    select.value = value
    return page.fire(select, new Event('change', { bubbles: true }))
  }
  const card = (name: string) => page.texts('.list-row').find((row) => row.includes(name))
  return { ...page, choose, card }
}

test('every server is tested when the screen opens; in a demo a simulator answers', async () => {
  const { calls, card } = await openServers()
  expect(calls.filter((call) => call.endsWith('/test'))).toEqual(
    ['survival', 'skyblock', 'creative'].map((id) => `POST /api/admin/servers/${id}/test`),
  )
  for (const name of ['Survival', 'SkyBlock', 'Creative']) {
    expect(card(name)).toContain('7 of 20 players online')
    expect(card(name)).toContain('Demo: enter an RCON address')
  }
})

test('a new server gets its id from its name, and is tested before it is saved', async () => {
  const { bodies, click, type } = await openServers()
  await click('main button', 'Add server')
  await type('.list-row:last-child input', 'Name', 'Prison Break')
  await click('.list-row:last-child button', 'Test now')
  expect(bodies.at(-1)).toMatchObject({ server: { id: 'prison-break', name: 'Prison Break' } })
})

test('a password is stored, tested at once and never shown again', async () => {
  const { bodies, calls, click, find, texts, type } = await openServers()
  await click('.list-row button', 'MySQL')
  await type('.list-row input', 'Database password', 'correct horse')
  await click('.list-row button', 'Save password')
  expect(bodies.at(-4)).toEqual({ value: 'correct horse' })
  expect(calls.slice(-3)).toContain('POST /api/admin/servers/survival/test')
  expect(texts('.list-row')[0]).toContain('Saved, never shown again.')
  expect(find('.list-row input', 'Database password')).toBeUndefined()
})

test('a new server takes the place of a removed one, chosen again when its id changes', async () => {
  const { bodies, choose, click, find, get, type } = await openServers()
  const instead = () => find('select', 'Use instead of Creative')
  await click('main button', 'Remove Creative')
  expect(instead()).toBeUndefined()
  await click('main button', 'Add server')
  await type('.list-row:last-child input', 'Name', 'Prison')
  await choose('Use instead of Creative', 'prison')
  await type('.list-row:last-child input', 'Name', 'Prison Two')
  expect(get('select', 'Use instead of Creative')).toHaveProperty('value', '')
  await choose('Use instead of Creative', 'prison-two')
  await click('button', 'Save')
  expect(bodies).toContainEqual(expect.objectContaining({ replaced: { creative: 'prison-two' } }))
  expect(instead()).toBeUndefined()
})
