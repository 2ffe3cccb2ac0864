// The address of a tab of the premium tiers: bad ones, history, reload, keys of the browser.
import { expect, expectPlace, test, visitAs } from '#tests/support/browser.ts'
import { expectShown, tab } from '#tests/support/browser-tiers.ts'

test('a tab that does not exist shows Survival Mix; the default tab can be named, too', async ({
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
})

test('keys that belong to the browser do not change the tab, and a reload keeps it', async ({
  page,
  visit,
}) => {
  await visit('/en/premiumtiers')
  await tab(page, 'survival').focus()
  const held = await page.evaluate(() => {
    const target = document.activeElement
    return ['ArrowLeft', 'ArrowRight', 'Home', 'End'].flatMap((key) =>
      (['altKey', 'ctrlKey', 'metaKey'] as const).flatMap((modifier) => {
        const event = new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true })
        target?.dispatchEvent(event)
        return event.defaultPrevented ? [`${modifier}+${key}`] : []
      }),
    )
  })
  expect(held).toEqual([])
  await expectShown(page, 'survival')

  await tab(page, 'creative').click()
  await expectPlace(page, '/en/premiumtiers?tab=creative')
  await page.reload()
  await expectShown(page, 'creative')
})

test('back leaves the tiers whatever tabs were looked at, and forward finds the last one', async ({
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
  await expectPlace(page, '/en/vote')
  await page.goForward()
  await expectPlace(page, '/en/premiumtiers?tab=creative')
  await expectShown(page, 'creative')
})

test('the tab of the address is shown even before scripts run, and stays when they do', async ({
  visitor,
}) => {
  const page = await visitor({})
  const shown: (string | null)[] = []
  await page.exposeFunction('note', (text: string | null) => shown.push(text))
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const note = (window as unknown as { note(text: string | null): void }).note
      note(document.querySelector('[role=tab][aria-selected=true]')?.textContent ?? null)
    })
  })
  await visitAs(page, '/en/premiumtiers?tab=tycoon')
  await expectShown(page, 'tycoon')
  expect(shown).toEqual(['Tycoon'])
})
