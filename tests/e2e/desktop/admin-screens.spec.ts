// Rules for every admin screen: no axe violation, no sideways scrolling, no console problem.
import {
  ADMIN_SCREENS,
  expect,
  mockAdminApi,
  openNextScreen,
  type Page,
  pipelineOf,
  sendAction,
  test,
} from '#tests/support/browser-admin.ts'
import { sideways, violations, watch } from '#tests/support/browser-rules.ts'
import { orderByApi } from '#tests/support/browser-store.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'
import { clientOf } from '#tests/support/settings-client.ts'

/** The page of an order that a buyer has placed. */
const ORDER_SCREEN = 'store/transactions/:id'
const ACTIONS = 'store?tab=actions'
const SCREENS = [...ADMIN_SCREENS, 'store?tab=transactions', ACTIONS, ORDER_SCREEN]

async function mockActions(page: Page): Promise<void> {
  const needs = (['unknown', 'failed'] as const).map((state) =>
    sendAction({ _id: state, state, needs_person: true, cause: state === 'failed' ? 'name' : null }),
  )
  await mockAdminApi(page, 'send-actions/pipeline', pipelineOf(needs))
  await mockAdminApi(page, 'send-actions', {
    actions: [
      sendAction({ username: 'be.Si_Paling_Panjang_20', state: 'unknown', needs_person: true }),
      sendAction({ _id: 'A2', state: 'failed', needs_person: true, last_reply: 'x'.repeat(300) }),
      sendAction({ _id: 'A3', state: 'queued', attempts: 3, next_try_at: '2026-11-15T12:50:00.000Z' }),
    ],
    pagination: { totalPages: 12, hasMore: true },
  })
}

async function findOrderId(token: string): Promise<string> {
  const path = `/transactions?search=${await orderByApi()}`
  return (await clientOf(SITE_URL, token).json(path)).transactions[0]._id
}

/** Orders, money, players, products, people and deliveries. */
const DAILY_PATHS = /^(?:home|store|players|discounts|team|account|password|go-live|money|methods)/
const DAILY = SCREENS.filter((screen) => DAILY_PATHS.test(screen))
const OTHERS = SCREENS.filter((screen) => !DAILY_PATHS.test(screen))
/** axe runs once per screen, at the width that hides the fewest parts. */
const AXE_WIDTH = 1280

/** In the language with the longer texts; by night also the width between, and in the other one the narrowest. */
const WALKS = [
  { language: 'id', of: DAILY, widths: [320, AXE_WIDTH], tag: [] },
  { language: 'id', of: OTHERS, widths: [320, 768, AXE_WIDTH], tag: ['@night'] },
  { language: 'id', of: DAILY, widths: [768], tag: ['@night'] },
  { language: 'en', of: SCREENS, widths: [320], tag: ['@night'] },
]

/** All screens in one test would take longer than a test may; neighbours have different headings. */
const groupsOf = (screens: readonly string[]) =>
  [0, 1, 2, 3].map((group) => screens.filter((_, index) => index % 4 === group))

for (const { language, of, widths, tag } of WALKS) {
  for (const screens of groupsOf(of)) {
    const title = `${language} at ${widths.join(', ')}: no console problem, sideways scrolling or axe violation: ${screens.join(', ')}`
    test(title, { tag }, async ({ page, token, visitAdmin }) => {
      test.setTimeout(180_000)
      const { consoleProblems } = await watch(page)
      await mockActions(page)
      const id = screens.includes(ORDER_SCREEN) ? await findOrderId(token) : ''
      for (const [index, screen] of screens.entries()) {
        await test.step(screen, async () => {
          const path = `/${language}/admin/${screen.replace(':id', id)}`
          await (index === 0 ? visitAdmin(path) : openNextScreen(page, path))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('main').getByRole('status')).toHaveCount(0)
          if (screen === ACTIONS) await expect(page.locator('.needs > li')).toHaveCount(2)
          // From narrow to wide and back: a resize costs as much as a visit.
          for (const width of index % 2 === 0 ? widths : widths.toReversed()) {
            await page.setViewportSize({ width, height: 800 })
            expect.soft(await sideways(page), `${screen} at ${width}`).toBeLessThanOrEqual(0)
            if (width === AXE_WIDTH) expect.soft(await violations(page), screen).toEqual([])
          }
          expect.soft(consoleProblems.splice(0), screen).toEqual([])
        })
      }
    })
  }
}

test('the whole menu fits 1280 x 800 and 1366 x 768', async ({ page, visitAdmin }) => {
  await visitAdmin('/en/admin/audit')
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const side = page.locator('.shell-side')
    await expect(side.getByRole('link', { name: 'Audit log' })).toBeInViewport({ ratio: 1 })
    expect(await side.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  }
})
