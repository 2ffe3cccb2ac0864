// Hero and cards of the home page, with the network online and offline.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import type { Services } from '#server/compose/services.ts'
import { loadBuiltPages } from '#server/site/pages/page-handler.ts'
import { demoNetwork, demoSite } from '#tests/support/demo-views.ts'
import { PUBLIC_URL } from '#tests/support/site.ts'
import { withoutScripts } from '#tests/support/without-scripts.ts'

const UP: ServerStatus = { online: true, players: { online: 1204, max: 5000 }, version: '1.21.8' }

/** The visible page, without the JSON for its script. */
async function renderHome(status: ServerStatus | 'off', language = 'en'): Promise<string> {
  const services = {
    site: demoSite(),
    network: demoNetwork(),
    status: { isOff: () => status === 'off', network: () => status, findOwn: () => null },
    channels: { methods: () => PAYMENT_METHODS },
    leaderboards: { voters: () => null, tab: () => null },
    catalogue: { list: async () => [] },
    votes: { recent: async () => [] },
    clock: { now: () => new Date('2026-11-17T11:00:00Z') },
    storefront: { view: async () => ({ closed: null, goal: null, supporters: [] }) },
    gallery: { listActive: async () => ({ survival: [], skyblock: [], creative: [] }) },
    posts: { newest: async () => null },
  }
  const handle = await loadBuiltPages('build', {
    services: services as unknown as Services,
    reportError: () => {},
  })
  const rendered = await handle(new URL(`${PUBLIC_URL}/${language}`))
  if (rendered.kind === 'redirect') throw new Error('redirected')
  return withoutScripts(rendered.html)
}

/** The figures of the page itself; the footer has the addresses. */
const figuresOf = (html: string) =>
  [...html.slice(0, html.indexOf('</main>')).matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, ''),
  )

test.each([
  ['en', 'Server is online · 1,204 Players · Play now'],
  ['id', 'Server online · 1.204 pemain · Main sekarang'],
])('in %s a green dot that pulses says "%s"', async (language, words) => {
  const html = await renderHome(UP, language)
  const [indicator = ''] = /<i class="dot live text-ok"><\/i>.*?<\/p>/.exec(html) ?? []
  expect(indicator.replace(/<[^>]*>/g, '')).toBe(words)
  expect(indicator).toMatch(/<button[^>]*>(Play now|Main sekarang)<\/button>/)
})

test('an offline network has a static red dot, 0 players and its last known facts', async () => {
  const html = await renderHome({ ...UP, online: false })
  expect(html).toContain('<i class="dot text-bad"></i><span class="num">Offline</span>')
  expect(html).not.toContain('dot live')
  expect(figuresOf(html)).toEqual(['0 / 5,000', '1.21.8', '76,000+'])
})

test('while the network is online the cards show the player counts', async () => {
  expect(figuresOf(await renderHome(UP))).toEqual(['1,204 / 5,000', '1.21.8', '76,000+'])
})

test.each([
  ['en', 'Join Discord'],
  ['id', 'Gabung Discord'],
])('in %s the first screen leads to Discord, in a new tab, as "%s"', async (language, words) => {
  const html = await renderHome(UP, language)
  const hero = html.slice(html.indexOf('class="hero"'), html.indexOf('<dl'))
  const [link = ''] = new RegExp(`<a [^>]*href="${demoSettings.links.discord}"[^>]*>.*?</a>`).exec(hero) ?? []
  expect(link.replace(/<[^>]*>/g, '')).toBe(words)
  expect(link).toContain('target="_blank"')
  expect(link).toContain('btn-outline')
})

test('without a server to ping there is no indicator, no number and no card of the status', async () => {
  const html = await renderHome('off')
  expect(html).not.toContain('role="status"')
  expect(html).not.toContain('Offline')
  expect(figuresOf(html)).toEqual(['76,000+'])
})
