// The tasks of a new owner: first password, two-factor login, name, legal pages.
import { demoSettings } from '#content/settings/index.ts'
import { type Check, demo, failingWhenLive, type Outcome, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'

/** Buyers accept them at the checkout. */
const NEEDED_PAGES = ['terms', 'refunds'] as const

export function siteChecks(deps: CheckDeps): Check[] {
  return [
    { id: 'admin_password', part: 'team', run: () => checkPassword(deps) },
    { id: 'two_factor', part: 'team', run: () => checkTwoFactor(deps) },
    { id: 'identity', part: 'identity', run: () => checkIdentity(deps) },
    { id: 'legal', part: 'legal', run: () => checkLegal(deps) },
  ]
}

async function checkPassword({ findFirstPassword, config }: CheckDeps): Promise<Outcome> {
  const { use, username: name } = await findFirstPassword()
  if (use === 'changed') return ready('password_changed')
  const reason = use === 'generated' ? 'password_first' : 'password_variable'
  return failingWhenLive(config.isProduction, reason, { name })
}

async function checkTwoFactor({ listOwnersWithPasswordOnly, config }: CheckDeps): Promise<Outcome> {
  const names = await listOwnersWithPasswordOnly()
  if (names.length === 0) return ready('two_factor_on')
  return failingWhenLive(config.isProduction, 'two_factor_missing', { names: names.join(', ') })
}

function checkIdentity({ currentSettings }: CheckDeps): Outcome {
  const { name } = currentSettings().identity
  return name === demoSettings.identity.name ? demo('identity_demo') : ready('identity_own', { name })
}

function checkLegal({ currentSettings, config }: CheckDeps): Outcome {
  const { legal } = currentSettings()
  const drafts = NEEDED_PAGES.filter((page) => !legal[page].published)
  return drafts.length === 0
    ? ready('legal_public')
    : failingWhenLive(config.isProduction, 'legal_draft', { names: drafts.join(', ') })
}
