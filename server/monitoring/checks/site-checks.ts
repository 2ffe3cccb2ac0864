// The tasks of a new owner: first password, two-factor login, name, legal pages, and content of the demo network.

import { demoSettings } from '#content/settings/index.ts'
import { CONTENT_KINDS, type ContentKind } from '#contract/monitoring/content.ts'
import type { Section } from '#contract/settings/sections.schema.ts'
import { settingsFile } from '#server/platform/kernel/command-line.ts'
import { type Check, demo, failing, failingWhenLive, type Outcome, off, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'

/** Buyers accept them at the checkout. */
const NEEDED_PAGES = ['terms', 'refunds'] as const

export function siteChecks(deps: CheckDeps): Check[] {
  return [
    { id: 'admin_password', part: 'team', run: () => checkPassword(deps) },
    { id: 'two_factor', part: 'team', run: () => checkTwoFactor(deps) },
    { id: 'identity', part: 'identity', run: () => checkIdentity(deps) },
    { id: 'legal', part: 'legal', run: () => checkLegal(deps) },
    { id: 'content_play', part: 'content', run: () => checkPlay(deps) },
    ...CONTENT_KINDS.map(
      (kind): Check => ({ id: `content_${kind}`, part: 'content', run: () => checkKind(deps, kind) }),
    ),
    { id: 'content_pictures', part: 'content', run: () => checkPictures(deps) },
  ]
}

async function checkPassword({ findFirstPassword, config }: CheckDeps): Promise<Outcome> {
  const { use, username: name } = await findFirstPassword()
  if (use === 'changed') return ready('password_changed')
  const reason = use === 'generated' ? 'password_first' : 'password_variable'
  return failingWhenLive(config.isProduction, reason, { name, file: settingsFile() })
}

async function checkTwoFactor({ listOwnersWithPasswordOnly, config }: CheckDeps): Promise<Outcome> {
  const names = await listOwnersWithPasswordOnly()
  if (names.length === 0) return ready('two_factor_on')
  return failingWhenLive(config.isProduction, 'two_factor_missing', { names: names.join(', ') })
}

function checkIdentity({ savedSettings }: CheckDeps): Outcome {
  const { name } = savedSettings().identity
  return name === demoSettings.identity.name ? demo('identity_demo') : ready('identity_own', { name })
}

function checkLegal({ savedSettings, config, isSaved }: CheckDeps): Outcome {
  const { legal } = savedSettings()
  const drafts = NEEDED_PAGES.filter((page) => !legal[page].published)
  if (drafts.length > 0)
    return failingWhenLive(config.isProduction, 'legal_draft', { names: drafts.join(', ') })
  // The templates make promises in the owner's name, and do not say who the owner is.
  return isSaved('legal') ? ready('legal_public') : failingWhenLive(config.isProduction, 'legal_template')
}

/** Visitors of a live site see these; once their section is saved, they are the owner's choice. */
const SHOWN: Partial<Record<ContentKind, Section>> = {
  boards: 'boards',
  modes: 'modes',
  texts: 'texts',
}

async function checkKind(deps: CheckDeps, kind: ContentKind): Promise<Outcome> {
  const { built_in = [], own = 0 } = (await deps.lookAtContent()).find((one) => one.kind === kind) ?? {}
  const values = { count: built_in.length, own }
  if (built_in.length === 0) return own > 0 ? ready('content_own', values) : off('content_none')
  const section = SHOWN[kind]
  if (section && deps.isSaved(section)) return ready('content_kept', values)
  return demo(deps.isDemo() || section ? 'content_demo' : 'content_hidden', values)
}

function checkPlay({ savedSettings, config, isDemo }: CheckDeps): Outcome {
  const { host } = savedSettings().play.java
  const isOwn = config.gameAddress !== null || host !== demoSettings.play.java.host
  if (isOwn) return ready('play_own', { address: config.gameAddress ?? host })
  const shown = new URL(config.publicUrl).hostname
  return isDemo() ? demo('play_demo', { address: host }) : failing('play_host', { address: shown })
}

/** Pictures of the site may stay: they suit any network. */
async function checkPictures({ savedSettings, listPicturedModes }: CheckDeps): Promise<Outcome> {
  const { modes, identity } = savedSettings()
  const pictured = await listPicturedModes()
  const builtIn =
    modes.filter(({ id }) => !pictured.includes(id)).length + (identity.hero_url === null ? 1 : 0)
  return builtIn > 0 ? ready('pictures_built_in', { count: builtIn }) : ready('pictures_own')
}
