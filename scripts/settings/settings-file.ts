// The settings as one JSON file. It has no time of its own, so two exports of the same settings are equal byte by byte.

import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { SECTION_SCHEMAS, SECTIONS, type Section, type Settings } from '#contract/settings/sections.schema.ts'
import { VERSION } from '#server/config/version.ts'
import type { Stored } from '#server/platform/settings/settings.service.ts'
import type { GivenSections } from '#server/platform/settings/settings-import.service.ts'
import { Problem } from '../backup/problem.ts'

export const FILE_FORMAT = 1

const SettingsFile = z.object({
  format: z.number(),
  sections: z.record(z.string(), z.object({ value: z.unknown() })),
})

type Source = { current(): Settings; stored(section: Section): Stored }

export function writeSettingsFile({ current, stored }: Source): string {
  const settings = current()
  const heads = SECTIONS.map((section) => ({ section, ...stored(section) }))
  const times = heads.flatMap(({ updatedAt }) => updatedAt ?? []).sort()
  const file = {
    format: FILE_FORMAT,
    angkasa: VERSION,
    /** Of the latest save; null where everything is a default. */
    changed_at: times.at(-1) ?? null,
    sections: Object.fromEntries(
      heads.map(({ section, version }) => [section, { version, value: inOrder(section, settings) }]),
    ),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Keys in the order of the schema, and keys of texts by name, whatever order they were saved in. */
function inOrder(section: Section, settings: Settings): unknown {
  const value = SECTION_SCHEMAS[section].parse(settings[section])
  return section === 'texts' ? sortRecords(value as Settings['texts']) : value
}

function sortRecords({ en, id, built_in }: Settings['texts']): Settings['texts'] {
  const sorted = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  const own = { en: sorted(en), id: sorted(id) }
  return built_in ? { ...own, built_in: { en: sorted(built_in.en), id: sorted(built_in.id) } } : own
}

/** `-` is standard input. */
export async function readSettingsFile(path: string): Promise<GivenSections> {
  return parseSettingsFile(path, await readText(path))
}

export function parseSettingsFile(path: string, json: string): GivenSections {
  const { format, sections } = parseShape(path, json)
  if (format !== FILE_FORMAT) {
    throw new Problem(`${path} has format ${format}; this version reads format ${FILE_FORMAT}.`)
  }
  const unknown = Object.keys(sections).filter((name) => !SECTIONS.some((section) => section === name))
  if (unknown.length > 0) {
    throw new Problem(
      `${path} has sections that this version does not know: ${unknown.join(', ')}. Sections: ${SECTIONS.join(', ')}.`,
    )
  }
  return Object.fromEntries(Object.entries(sections).map(([section, { value }]) => [section, value]))
}

async function readText(path: string): Promise<string> {
  try {
    return path === '-' ? await text(process.stdin) : await readFile(path, 'utf8')
  } catch (error) {
    throw new Problem(`${path} cannot be read (${(error as { code?: string }).code}).`)
  }
}

function parseShape(path: string, json: string): z.infer<typeof SettingsFile> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new Problem(`${path} is not JSON: ${(error as Error).message}`)
  }
  const read = SettingsFile.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Problem(
    `${path} is not a file of settings: ${issue?.path.join('.') || 'it'} is ${issue?.message}.`,
  )
}

/** Uploaded pictures, also in a bucket: the file names them, and does not contain them. */
export function listUploads(file: string): string[] {
  const urls = Array.from(
    file.matchAll(/"((?:\/uploads|https?:[^"]*)\/[\w-]+\.webp)"/g),
    ([, url = '']) => url,
  )
  return [...new Set(urls)]
}
