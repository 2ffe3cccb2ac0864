// Statements of the console and of jobs are executed in a thread of their own, so that no visitor waits for them: every admin
// call, every job, and for comparison the calls of visitors.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { afterAll, expect, test, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import { NodeSqlite } from '#server/platform/database/node-sqlite.ts'
import { workContext } from '#server/platform/kernel/work-context.ts'
import { startTeam } from '#tests/support/team.ts'

/** Which request a statement in the serving thread belongs to. */
const requests = new AsyncLocalStorage<{ route: string }>()
subscribe('http.server.request.start', (message) => {
  const { method, url } = (message as { request: IncomingMessage }).request
  requests.enterWith({ route: `${method} ${url}` })
})

const executed = new Map<string, string[]>()
const inBackground: string[] = []
const { execute } = NodeSqlite.prototype
vi.spyOn(NodeSqlite.prototype, 'execute').mockImplementation(function (this: NodeSqlite, sql, parameters) {
  const { route } = requests.getStore() ?? {}
  if (route) executed.set(route, [...(executed.get(route) ?? []), sql])
  if (workContext().background) inBackground.push(sql)
  return execute.call(this, sql, parameters)
})

const team = await startTeam()
afterAll(() => team[Symbol.asyncDispose]())

/** Reading the session and noting its use, before the call itself. */
const SIGN_IN = /"admin_session"/
const guarded = calls.filter(({ endpoint }) => endpoint.admin)

test.each(guarded)('$route: nothing but the sign-in in the serving thread', async ({ endpoint, route }) => {
  const { method, path } = endpoint
  const address = path.replace(':section', 'identity').replace(/:\w+/g, 'NOTHING')
  // Signing out ends the session of the other calls.
  const token = route === 'POST /api/admin/logout' ? null : team.tokens.owner
  const reply = await team.ask(method, address, token)
  await reply.arrayBuffer()
  const own = executed.get(`${method} ${address}`) ?? []
  expect(own.filter((sql) => !SIGN_IN.test(sql))).toEqual([])
  if (token) expect(own).not.toEqual([])
})

test('a call of a visitor is executed in the serving thread', async () => {
  await team.site.get('/api/store/transactions/ABCD-ABCD-ABCD-ABCD-ABCD-ABCD-ABCD')
  expect(executed.get('GET /api/store/transactions/ABCD-ABCD-ABCD-ABCD-ABCD-ABCD-ABCD')).toEqual([
    expect.stringContaining('"orders"'),
  ])
})

test('no job has executed a statement in the serving thread', () => {
  expect(inBackground.filter((sql) => !sql.startsWith('pragma wal_autocheckpoint'))).toEqual([])
})
