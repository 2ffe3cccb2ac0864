import { expect, test } from 'vitest'
import type { Services } from '#server/compose/services.ts'
import { jobs } from './index.ts'

const ran: string[] = []
let isSourceBack = false
let hasAnnouncementChanged = false
let haveOffersChanged = false
const runs = (name: string) => async () => {
  ran.push(name)
}
const services = {
  site: { hasAnnouncementChanged: () => hasAnnouncementChanged },
  catalogue: { haveOffersChanged: async () => haveOffersChanged },
  status: { refresh: runs('ping') },
  statusHistory: { sample: runs('status sample'), thin: runs('status thinning') },
  leaderboards: { refresh: runs('boards'), catchUp: async () => isSourceBack },
  heads: { warm: runs('heads') },
  nameReader: { run: runs('names') },
  channelUpdates: { refresh: runs('channels') },
  reconciler: { run: runs('reconcile') },
  changes: { poll: runs('changes') },
  releasePosts: runs('posts'),
  botCheck: { sweep: runs('proofs') },
  sessions: { sweep: runs('sessions') },
  limits: { sweep: runs('limits') },
  productImages: { sweep: runs('images') },
  siteImages: { sweep: runs('site images') },
  outageWatch: { checkOutages: runs('outages') },
  dailySummary: { sendSummary: runs('summary') },
  noticesWorker: { sweep: runs('notices') },
  sumsCheck: { run: runs('sums') },
  retention: { run: runs('retention') },
  votesRetention: { run: runs('old votes') },
} as unknown as Services
const all = jobs({ ...services, boardsEveryMs: 300_000, invalidatePages: () => ran.push('pages') })
const job = (name: string) => all.find((one) => one.name === name)

test('every job calls its service', async () => {
  for (const { run } of all) await run()
  const expected = [
    'ping',
    'status sample',
    'status thinning',
    'boards',
    'pages',
    'heads',
    'names',
    'channels',
    'reconcile',
    'changes',
    'posts',
    'proofs',
    'sessions',
    'limits',
    'images',
    'site images',
    'outages',
    'summary',
    'notices',
    'sums',
  ]
  expect(ran).toEqual([...expected, 'retention', 'old votes'])
})

test('a retry of leaderboard sources invalidates pages only when a source is back', async () => {
  ran.length = 0
  await job('leaderboard outages')?.run()
  expect(ran).toEqual([])
  isSourceBack = true
  await job('leaderboard outages')?.run()
  expect(ran).toEqual(['pages'])
})

test('pages are invalidated when the announcement starts or ends', async () => {
  ran.length = 0
  await job('announcement')?.run()
  expect(ran).toEqual([])
  hasAnnouncementChanged = true
  await job('announcement')?.run()
  expect(ran).toEqual(['pages'])
})

test('pages are invalidated when a product or a price appears or disappears', async () => {
  ran.length = 0
  await job('offers')?.run()
  expect(ran).toEqual([])
  haveOffersChanged = true
  await job('offers')?.run()
  expect(ran).toEqual(['pages'])
})

test('leaderboards are refreshed at the configured interval, outages retried more often', () => {
  expect(job('leaderboards')?.everyMs).toBe(300_000)
  expect(job('leaderboard outages')?.everyMs).toBeLessThan(300_000)
})
