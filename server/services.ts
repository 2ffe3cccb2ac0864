// The composition root: everything the pages and the API can ask for, built from what the world hands in.
import type { Site } from '#content/site.ts'
import { createSite } from './site/site.service.ts'

/** What leaves the process, changes by itself or belongs to the owner. Tests hand in their own. */
export type World = {
  site: Site
  publicUrl: string
  gameAddress: string | null
}

export type Services = ReturnType<typeof createServices>

export function createServices({ site, publicUrl, gameAddress }: World) {
  return {
    site: createSite({ site, publicUrl, gameAddress }),
  }
}
