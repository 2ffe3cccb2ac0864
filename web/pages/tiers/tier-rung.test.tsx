import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'

test.each([
  ['creative', false],
  ['survival', true],
])(
  'the tiers of %s show their whole lists, and a perk is new only beside a tier before',
  async (tab, isNew) => {
    const catalogue = { list: async () => [] }
    const { texts } = await renderPage(`/en/premiumtiers?tab=${tab}`, { services: { catalogue } })
    const lists = [...document.querySelectorAll('.rung')].map(
      (rung) => rung.querySelectorAll('.rung-lists:not(details *) li').length,
    )
    expect(lists.length).toBeGreaterThan(1)
    expect(Math.min(...lists)).toBeGreaterThan(4)
    expect(texts('.perks > ul b').includes('new')).toBe(isNew)
  },
)
