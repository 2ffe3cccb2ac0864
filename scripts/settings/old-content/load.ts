// The files of content/ in a checkout of version 0.1, where owners edited them.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { Problem } from '../../backup/problem.ts'

const Both = z.object({ en: z.string(), id: z.string() })

const OldSite = z.object({
  name: z.string(),
  shortName: z.string(),
  tagline: Both,
  description: Both,
  keywords: Both,
  /** `host` or `host:port`. */
  gameAddress: z.string(),
  registeredPlayers: z.string(),
  links: z.record(z.string(), z.string()),
  voteSites: z.array(z.object({ name: z.string(), url: z.string() })),
  maps: z.array(z.object({ id: z.string(), url: z.string(), comingSoon: z.boolean() })),
  avatarUrl: z.string(),
  flagUrl: z.string(),
})

const OldModes = z.array(
  z.object({ id: z.string(), since: z.string().nullable(), season: z.number().nullable() }),
)

/** In one language. */
const OldTiers = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    price: z.number(),
    colour: z.string(),
    durationDays: z.number().nullable(),
    /** The name of a tier. */
    requires: z.string().nullable(),
    features: z.array(z.string()),
  }),
)
export type OldTier = z.infer<typeof OldTiers>[number]

const Texts = z.record(z.string(), z.record(z.string(), z.string()))

/** The tabs of the tiers page. */
export const OLD_TIER_TABS = ['tycoon', 'survival', 'creative'] as const

export type OldContent = {
  site: z.infer<typeof OldSite>
  modes: z.infer<typeof OldModes>
  tiers: Record<(typeof OLD_TIER_TABS)[number], Record<Language, OldTier[]>>
  /** By `group.key`. */
  texts: Record<Language, Record<string, string>>
}

export async function loadOldContent(folder: string): Promise<OldContent> {
  const load = async (path: string): Promise<Record<string, unknown>> => {
    const file = resolve(join(folder, 'content', path))
    if (!existsSync(file)) {
      throw new Problem(
        `${file} is missing: give the folder of your checkout of version 0.1, as you edited it.`,
      )
    }
    return import(/* @vite-ignore */ pathToFileURL(file).href).catch((error: Error) => {
      throw new Problem(`${file} cannot be read: ${error.message}`)
    })
  }
  const [{ site }, { GAMEMODES }, { tiers }, { en }, { id }] = (await Promise.all(
    ['site.ts', 'gamemodes.ts', 'tiers.ts', 'locales/en/index.ts', 'locales/id/index.ts'].map(load),
  )) as [
    Record<string, unknown>,
    Record<string, unknown>,
    { tiers: TiersOf },
    Record<string, unknown>,
    Record<string, unknown>,
  ]
  return {
    site: read('content/site.ts', OldSite, site),
    modes: read('content/gamemodes.ts', OldModes, GAMEMODES),
    tiers: readTiers(tiers),
    texts: {
      en: flatten(read('content/locales/en', Texts, en)),
      id: flatten(read('content/locales/id', Texts, id)),
    },
  }
}

type TiersOf = (tab: string, language: Language) => unknown

function readTiers(tiers: TiersOf): OldContent['tiers'] {
  const inLanguages = (tab: string) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, read('content/tiers.ts', OldTiers, tiers(tab, language))]),
    )
  return Object.fromEntries(OLD_TIER_TABS.map((tab) => [tab, inLanguages(tab)])) as OldContent['tiers']
}

function read<Value>(name: string, schema: z.ZodType<Value>, value: unknown): Value {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Problem(`${name}: ${issue?.path.join('.')} ${issue?.message}`)
}

function flatten(groups: Record<string, Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${group}.${key}`, text]),
    ),
  )
}
