import { afterAll } from 'vitest'
import { startOwned, startSite } from './site.ts'

/** A running site for all tests of a file. */
export async function siteOfFile(...options: Parameters<typeof startSite>) {
  const site = await startSite(...options)
  afterAll(() => site[Symbol.asyncDispose]())
  return site
}

export async function ownedSiteOfFile(...options: Parameters<typeof startOwned>) {
  const site = await startOwned(...options)
  afterAll(() => site[Symbol.asyncDispose]())
  return site
}
