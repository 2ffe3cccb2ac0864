// The Go live screen over HTTP: results of now, and one count.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Checks } from '#contract/monitoring/checks.schema.ts'
import { countReady, stateNow } from '#contract/monitoring/checks.ts'
import type { Overview } from '#contract/team/overview.schema.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { startSite } from '#tests/support/site.ts'

function countOf({ parts, results, valid_from }: Checks) {
  const ofPart = (part: string) => results.filter((result) => result.part === part)
  return countReady(parts.map((part) => stateNow(ofPart(part), valid_from)))
}

test('the menu counts what the screen counts, and nothing after a change until it is tested again', async () => {
  await using site = await startSite({ env: ADMIN_ENV })
  const { ask, save } = await signIn(site)
  const menuCount = async () => ((await (await ask('/overview')).json()) as Overview).go_live
  expect(await menuCount()).toBeNull()
  const tested = (await (await ask('/checks/run', 'POST', {})).json()) as Checks
  expect(countOf(tested)).toMatchObject({ total: expect.any(Number) })
  expect(await menuCount()).toEqual(countOf(tested))

  await save('announcement', demoSettings.announcement)
  const changed = (await (await ask('/checks')).json()) as Checks
  expect(changed.results.every(({ at }) => at < changed.valid_from)).toBe(true)
  expect([countOf(changed), await menuCount()]).toEqual([null, null])
})
