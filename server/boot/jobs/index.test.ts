import { expect, test } from 'vitest'
import type { Services } from '#server/compose/services.ts'
import { jobs } from './index.ts'

const ran: string[] = []
const declared: string[] = []
const changed = { source: false, announcement: false, offers: false }
const runs = (name: string) => {
  declared.push(name)
  return async () => void ran.push(name)
}
const services = {
  site: { hasAnnouncementChanged: () => changed.announcement },
  catalogue: { haveOffersChanged: async () => changed.offers },
  status: { refresh: runs('ping') },
  statusHistory: { sample: runs('status sample'), thin: runs('status thinning') },
  leaderboards: { refresh: runs('boards'), catchUp: async () => changed.source },
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
  probePictures: runs('picture store'),
  outageWatch: { checkOutages: runs('outages') },
  storefront: { tellGoal: runs('goal') },
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
  expect(ran.toSorted()).toEqual([...declared, 'pages'].toSorted())
})

test.each([
  ['leaderboard outages', 'source'],
  ['announcement', 'announcement'],
  ['offers', 'offers'],
] as const)('the job %s invalidates pages only when something has changed', async (name, what) => {
  ran.length = 0
  await job(name)?.run()
  expect(ran).toEqual([])
  changed[what] = true
  await job(name)?.run()
  expect(ran).toEqual(['pages'])
})

test('leaderboards are refreshed at the configured interval, outages retried more often', () => {
  expect(job('leaderboards')?.everyMs).toBe(300_000)
  expect(job('leaderboard outages')?.everyMs).toBeLessThan(300_000)
})
