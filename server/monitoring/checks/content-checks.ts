// Finds content of the demo network: entries by kind, pictures, and the address that players are told.
import { demoSettings } from '#content/settings/index.ts'
import { CONTENT_KINDS, type ContentKind } from '#contract/monitoring/content.ts'
import type { Section } from '#contract/settings/sections.schema.ts'
import { type Check, demo, failing, type Outcome, off, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'

/** Visitors of a live site see these; once their section is saved, they are the owner's choice. */
const SHOWN: Partial<Record<ContentKind, Section>> = { boards: 'boards', modes: 'modes' }

export function contentChecks(deps: CheckDeps): Check[] {
  return [
    { id: 'content_play', part: 'content', run: () => checkPlay(deps) },
    ...CONTENT_KINDS.map(
      (kind): Check => ({ id: `content_${kind}`, part: 'content', run: () => checkKind(deps, kind) }),
    ),
    { id: 'content_pictures', part: 'content', run: () => checkPictures(deps) },
  ]
}

async function checkKind(deps: CheckDeps, kind: ContentKind): Promise<Outcome> {
  const { built_in = [], own = 0 } = (await deps.lookAtContent()).find((one) => one.kind === kind) ?? {}
  const values = { count: built_in.length, own }
  if (built_in.length === 0) return own > 0 ? ready('content_own', values) : off('content_none')
  const section = SHOWN[kind]
  if (section && deps.isSaved(section)) return ready('content_kept', values)
  return demo(deps.isDemo() || section ? 'content_demo' : 'content_hidden', values)
}

function checkPlay({ currentSettings, config, isDemo }: CheckDeps): Outcome {
  const { host } = currentSettings().play.java
  const isOwn = config.gameAddress !== null || host !== demoSettings.play.java.host
  if (isOwn) return ready('play_own', { address: config.gameAddress ?? host })
  const shown = new URL(config.publicUrl).hostname
  return isDemo() ? demo('play_demo', { address: host }) : failing('play_host', { address: shown })
}

/** Pictures of the site may stay: they suit any network. */
async function checkPictures({ currentSettings, listPicturedModes }: CheckDeps): Promise<Outcome> {
  const { modes, identity } = currentSettings()
  const pictured = await listPicturedModes()
  const builtIn =
    modes.filter(({ id }) => !pictured.includes(id)).length + (identity.hero_url === null ? 1 : 0)
  return builtIn > 0 ? ready('pictures_built_in', { count: builtIn }) : ready('pictures_own')
}
