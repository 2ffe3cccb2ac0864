// The tabs of the premium tiers and the browser: hydration, shortcuts, history, reload. Every address: tests/pages/tiers.test.ts.
import { expect, expectLocation, test, visitPage } from '#tests/support/browser.ts'
import { expectShown, tab } from '#tests/support/browser-tiers.ts'

test('the tab of the address survives hydration, browser shortcuts, history and a reload', async ({
  visitor,
}) => {
  const page = await visitor({})
  const shown: string[] = []
  await page.exposeFunction('record', (text: string) => shown.push(text))
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { record } = window as unknown as { record(text: string): void }
      const selected = document.querySelector('[role=tab][aria-selected=true]')
      if (selected) record(selected.textContent)
    })
  })
  await visitPage(page, '/en/vote')
  await visitPage(page, '/en/premiumtiers?tab=tycoon')
  await expectShown(page, 'tycoon')
  await expect.poll(() => shown).toEqual(['Tycoon'])

  await test.step('browser shortcuts do not change the tab', async () => {
    await tab(page, 'tycoon').focus()
    const prevented = await page.evaluate(() => {
      const target = document.activeElement
      return ['ArrowLeft', 'ArrowRight', 'Home', 'End'].flatMap((key) =>
        (['altKey', 'ctrlKey', 'metaKey'] as const).flatMap((modifier) => {
          const event = new KeyboardEvent('keydown', {
            key,
            [modifier]: true,
            bubbles: true,
            cancelable: true,
          })
          target?.dispatchEvent(event)
          return event.defaultPrevented ? [`${modifier}+${key}`] : []
        }),
      )
    })
    expect(prevented).toEqual([])
    await expectShown(page, 'tycoon')
  })
  await test.step('tabs add no history entry: back leaves the page, forward restores the last tab', async () => {
    await tab(page, 'survival').click()
    await expectShown(page, 'survival')
    await tab(page, 'creative').click()
    await expectShown(page, 'creative')
    await page.goBack()
    await expectLocation(page, '/en/vote')
    await page.goForward()
    await expectLocation(page, '/en/premiumtiers?tab=creative')
    await expectShown(page, 'creative')
  })
  await page.reload()
  await expectShown(page, 'creative')
})
