// The packs of the demo, and tiers that players buy with points in the game. Commands of PlayerPoints.
import { firstProducts } from '#content/products.ts'
import { both, CREATIVE, command, SKYBLOCK, type StartingPoint, SURVIVAL, tier } from './define.ts'

export const points: StartingPoint = {
  settings: {
    categories: { list: [] },
    modes: [SURVIVAL, SKYBLOCK, CREATIVE],
    tiers: {
      default_tab: null,
      tabs: [
        {
          id: 'ranks',
          label: { en: 'Ranks', id: 'Rank' },
          accent: '#ffd23f',
          tiers: [
            tier(
              { id: 'vip', name: 'VIP', price: 20, days: 30, requires: null, colour: '#7ee081' },
              {
                general: [{ en: 'Join even when the server is full', id: 'Bisa masuk walau server penuh' }],
                commands: [both('Command /hat'), both('Command /craft')],
                limits: [{ en: 'Max 3 homes', id: 'Max 3 home' }],
              },
            ),
            tier(
              { id: 'mvp', name: 'MVP', price: 80, days: null, requires: null, colour: '#7cc7ff' },
              {
                general: [{ en: 'Join even when the server is full', id: 'Bisa masuk walau server penuh' }],
                commands: [both('Command /hat'), both('Command /craft'), both('Command /enderchest')],
                limits: [{ en: 'Max 5 homes', id: 'Max 5 home' }],
              },
            ),
            tier(
              { id: 'elite', name: 'Elite', price: 160, days: null, requires: 'mvp', colour: '#ffd23f' },
              {
                commands: [both('Command /nick')],
                limits: [{ en: 'Max 10 homes', id: 'Max 10 home' }],
              },
            ),
          ],
        },
      ],
    },
  },
  products: firstProducts.map((product) => ({
    ...product,
    id: `start-points-${product.sort_id}`,
    execute_on_refund: product.execute.map(({ text }) => command(text.replace('give', 'take'))),
  })),
}
