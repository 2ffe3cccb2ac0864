// Every admin call with every role: exactly the table of permissions decides.
import { afterAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { may, PERMISSIONS, ROLES, type Role } from '#contract/permissions.ts'
import { outcomeOf, startTeam } from '#tests/support/team.ts'

const guarded = calls.filter(({ endpoint }) => endpoint.admin)
/** Ends the session that the walk uses; both belong to `account`, which everybody has. */
const ENDING = new Set(['POST /api/admin/logout'])

const team = await startTeam()
const { ask, tokens } = team
afterAll(() => team[Symbol.asyncDispose]())

test('every admin call names a permission, and every permission is needed by a call or reserved for one', () => {
  for (const { endpoint } of guarded) expect(PERMISSIONS).toHaveProperty(endpoint.permission ?? '')
  const used = new Set(guarded.map(({ endpoint }) => endpoint.permission))
  expect([...used].toSorted()).toEqual(
    Object.keys(PERMISSIONS)
      // Decided inside a call, or needed by calls of the shop that are not there yet.
      .filter((permission) => !['commands', 'servers'].includes(permission))
      .toSorted(),
  )
})

test.each(guarded.filter(({ route }) => !ENDING.has(route)))('$route', async ({ endpoint }) => {
  const { method, path, permission } = endpoint
  const address = path.replace(':section', 'identity').replace(/:\w+/g, 'NOTHING')
  expect(await outcomeOf(await ask(method, address, null))).toBe('unauthorized')
  for (const role of ROLES) {
    const outcome = await outcomeOf(await ask(method, address, tokens[role]))
    const expected = permission && may(role, permission) ? 'allowed' : 'permission_missing'
    expect([role, outcome]).toEqual([role, expected])
  }
})

test('sections with a permission of their own are closed to managers', async () => {
  for (const section of ['notices', 'team']) {
    for (const [method, rest] of [
      ['GET', ''],
      ['PUT', ''],
      ['GET', '/history'],
      ['POST', '/restore'],
    ] as const) {
      const path = `/api/admin/settings/${section}${rest}`
      const body = method === 'GET' ? undefined : { version: 0, value: {} }
      expect(await outcomeOf(await ask(method, path, tokens.manager, body))).toBe('permission_missing')
      expect(await outcomeOf(await ask(method, path, tokens.owner, body))).toBe('allowed')
    }
  }
})

test('a manager changes prices, but no commands', async () => {
  const list = await (await ask('GET', '/api/admin/products', tokens.manager)).json()
  const [{ _id: id, ...product }] = list.products
  const save = async (change: object) =>
    outcomeOf(
      await ask('PUT', `/api/admin/products/${id}`, tokens.manager, {
        ...product,
        version: undefined,
        ...change,
      }),
    )
  expect(await save({ price: product.price + 500 })).toBe('allowed')
  const execute = [{ ...product.execute[0], text: 'op %player%' }]
  expect(await save({ execute })).toBe('permission_missing')
  expect(await save({ execute: [...product.execute, ...product.execute] })).toBe('permission_missing')
  expect(await save({ execute: [{ ...product.execute[0], server: 'skyblock' }] })).toBe('permission_missing')

  const add = async (change: object) =>
    outcomeOf(
      await ask('POST', '/api/admin/products', tokens.manager, { ...product, version: undefined, ...change }),
    )
  expect(await add({ name: 'Copy' })).toBe('allowed')
  expect(await add({ name: 'Other', execute })).toBe('permission_missing')
})

test('a manager changes vote sites, but no commands of their rewards', async () => {
  const path = '/api/admin/settings/votes'
  const { value, version: first } = await (await ask('GET', path, tokens.manager)).json()
  const save = async (role: Role, change: object) => {
    const { version } = await (await ask('GET', path, tokens[role])).json()
    return outcomeOf(
      await ask('PUT', path, tokens[role], { version, value: { ...structuredClone(value), ...change } }),
    )
  }
  const [site, ...others] = value.sites
  const op = [{ server: null, text: 'op %player%', wait_online: false }]
  const { rewards } = value
  const own = [
    { sites: [{ ...site, reward: op }, ...others] },
    { sites: [{ ...site, reward: [...site.reward, ...site.reward] }, ...others] },
    { sites: [...value.sites, { ...site, reward: [{ ...site.reward[0], server: 'skyblock' }] }] },
    { sites: [{ ...site, reward: rewards.all.commands }, ...others] },
    { rewards: { ...rewards, each_commands: op } },
    { rewards: { ...rewards, all: { ...rewards.all, commands: op } } },
    { rewards: { ...rewards, streak: { ...rewards.streak, commands: rewards.all.commands } } },
  ]
  for (const change of own) expect(await save('manager', change)).toBe('permission_missing')

  expect(await save('manager', { sites: [...others.toReversed(), { ...site, name: 'Renamed' }] })).toBe(
    'allowed',
  )
  expect(await save('manager', { sites: [{ ...site, reward: [] }, ...others] })).toBe('allowed')
  expect(await save('manager', { rewards: { ...rewards, each: null } })).toBe('allowed')
  const replaced = value.sites.map((one: object) => ({ ...one, reward: op }))
  expect(await save('owner', { sites: replaced })).toBe('allowed')
  const stored = await (await ask('GET', path, tokens.manager)).json()
  expect([stored.version, stored.value.sites[0].reward]).toEqual([first + 4, op])

  // Earlier commands are no longer those of the settings.
  const restore = (role: Role) => ask('POST', `${path}/restore`, tokens[role], { version: first + 1 })
  expect(await outcomeOf(await restore('manager'))).toBe('permission_missing')
  expect((await restore('owner')).status).toBe(200)
})

test('the search shows support no products', async () => {
  const search = async (role: Role) =>
    ((await (await ask('GET', '/api/admin/search?q=points', tokens[role])).json()) as { products: object[] })
      .products
  expect((await search('manager')).length).toBeGreaterThan(0)
  expect(await search('support')).toEqual([])
})

test('a required two-factor login leaves only the own account open', async () => {
  const path = '/api/admin/settings/team'
  const { version } = await (await ask('GET', path, tokens.owner)).json()
  const value = { two_factor: 'everybody' }
  expect((await ask('PUT', path, tokens.owner, { version, value })).status).toBe(200)
  const refused = await ask('GET', '/api/admin/overview', tokens.support)
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'two_factor_required'])
  const account = await ask('GET', '/api/admin/account', tokens.support)
  expect(await account.json()).toMatchObject({ two_factor: { is_on: false, is_required: true } })
})
