// The address of a tab of the premium tiers: invalid ones, history, reload, browser shortcuts.
import { expect, expectLocation, test, visitPage } from '#tests/support/browser.ts'
import { expectShown, tab } from '#tests/support/browser-tiers.ts'

test('an unknown tab shows Survival Mix; browser shortcuts do not change the tab, and a reload preserves it', async ({
  page,
  visit,
}) => {
  for (const query of ['?tab=nothing', '?tab=', '?tab=SURVIVAL', '?tab=tycoon%00', '?tab[]=tycoon']) {
    await visit(`/en/premiumtiers${query}`)
    await expectShown(page, 'survival')
  }

  await visit('/en/premiumtiers?tab=survival')
  await expectShown(page, 'survival')
  await tab(page, 'creative').click()
  await expectShown(page, 'creative')
  await tab(page, 'survival').click()
  await tab(page, 'survival').focus()
  const prevented = await page.evaluate(() => {
    const target = document.activeElement
    return ['ArrowLeft', 'ArrowRight', 'Home', 'End'].flatMap((key) =>
      (['altKey', 'ctrlKey', 'metaKey'] as const).flatMap((modifier) => {
        const event = new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true })
        target?.dispatchEvent(event)
        return event.defaultPrevented ? [`${modifier}+${key}`] : []
      }),
    )
  })
  expect(prevented).toEqual([])
  await expectShown(page, 'survival')

  await tab(page, 'creative').click()
  await expectLocation(page, '/en/premiumtiers?tab=creative')
  await page.reload()
  await expectShown(page, 'creative')
})

test('tabs add no history entry: back leaves the page, forward restores the last tab', async ({
  page,
  visit,
}) => {
  await visit('/en/vote')
  await visit('/en/premiumtiers')
  await tab(page, 'tycoon').click()
  await expectShown(page, 'tycoon')
  await tab(page, 'creative').click()
  await expectShown(page, 'creative')
  await page.goBack()
  await expectLocation(page, '/en/vote')
  await page.goForward()
  await expectLocation(page, '/en/premiumtiers?tab=creative')
  await expectShown(page, 'creative')
})

test('the tab of the address is rendered by the server and survives hydration', async ({ visitor }) => {
  const page = await visitor({})
  const shown: (string | null)[] = []
  await page.exposeFunction('record', (text: string | null) => shown.push(text))
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const record = (window as unknown as { record(text: string | null): void }).record
      record(document.querySelector('[role=tab][aria-selected=true]')?.textContent ?? null)
    })
  })
  await visitPage(page, '/en/premiumtiers?tab=tycoon')
  await expectShown(page, 'tycoon')
  expect(shown).toEqual(['Tycoon'])
})
