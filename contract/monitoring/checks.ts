// Checks of a site before and after it goes live; the same for the console and `npm run doctor`.

/** Demo: works with invented data or play money. Off: not in use, or not tested because something else is missing. */
export const CHECK_STATES = ['failing', 'demo', 'off', 'ready'] as const
export type CheckState = (typeof CHECK_STATES)[number]

/** Rows of the Go live screen; each has one check or more. */
export const CHECK_PARTS = [
  'payments',
  'delivery',
  'status',
  'leaderboards',
  'voters',
  'bot_check',
  'files',
  'address',
  'data',
  'notices',
  'team',
  'identity',
  'content',
  'legal',
] as const
export type CheckPart = (typeof CHECK_PARTS)[number]

/** Sentences of each are in content/locales/…/admin-checks.ts. */
export const CHECK_REASONS = [
  'time_limit',
  'crashed',
  'no_database',
  'gateway_ready',
  'gateway_simulated',
  'gateway_off',
  'gateway_sandbox',
  'gateway_key_wrong',
  'gateway_unreachable',
  'gateway_invalid',
  'gateway_empty',
  'checkout_refused',
  'checkout_refused_variable',
  'checkout_refused_address',
  'checkout_refused_email',
  'checkout_unanswered',
  'checkout_busy',
  'checkout_blocked',
  'gateway_address_refused',
  'method_refused',
  'method_no_qr',
  'method_fee',
  'channels_inactive',
  'gateway_ready_some',
  'methods_off',
  'rcon_ready',
  'rcon_simulated',
  'rcon_not_set',
  'rcon_not_needed',
  'rcon_wrong_password',
  'rcon_no_password',
  'rcon_list_unreadable',
  'ping_ready',
  'ping_simulated',
  'ping_not_set',
  'boards_ready',
  'boards_simulated',
  'boards_not_set',
  'boards_access_denied',
  'boards_unsafe_login',
  'boards_none',
  'boards_h2',
  'boards_tls_required',
  'boards_tls_missing',
  'boards_tls_certificate',
  'connection_refused',
  'host_not_found',
  'no_answer',
  'connection_closed',
  'not_understood',
  'connection_failed',
  'voters_received',
  'receiver_stopped',
  'receiver_other',
  'receiver_closed',
  'voters_simulated',
  'voters_off',
  'bot_own',
  'bot_ready',
  'bot_dummy',
  'bot_secret_wrong',
  'bot_unreachable',
  'files_disk_ready',
  'files_disk_readonly',
  'files_disk_full',
  'files_disk_failing',
  'files_not_a_folder',
  'files_bucket_ready',
  'files_put_failed',
  'files_get_failed',
  'files_delete_failed',
  'files_not_public',
  'url_ready',
  'url_local',
  'url_http',
  'url_unresolved',
  'url_unreachable',
  'url_certificate',
  'url_other_site',
  'url_redirects',
  'site_stopped',
  'proxy_ready',
  'proxy_untrusted',
  'proxy_forgeable',
  'proxy_unknown',
  'config_ready',
  'config_invalid',
  'settings_invalid',
  'database_ready',
  'database_large',
  'database_missing',
  'database_older',
  'database_newer',
  'database_failing',
  'disk_ready',
  'disk_low',
  'disk_open',
  'disk_elsewhere',
  'backup_ready',
  'backup_old',
  'backup_never',
  'notice_ready',
  'notice_simulated',
  'notice_none',
  'notice_not_set',
  'notice_gone',
  'notice_tls',
  'notice_mail_login',
  'notice_mail_starttls',
  'notice_mail_tls_first',
  'notice_mail_no_tls',
  'notice_private',
  'password_changed',
  'password_first',
  'password_variable',
  'two_factor_on',
  'two_factor_missing',
  'content_own',
  'content_none',
  'content_kept',
  'content_demo',
  'content_hidden',
  'play_own',
  'play_demo',
  'play_host',
  'pictures_own',
  'pictures_built_in',
  'identity_own',
  'identity_demo',
  'legal_public',
  'legal_draft',
  'legal_template',
  'variable_near',
  'variable_unknown',
  'variable_half',
  'variable_password',
  'variable_node_env',
  'variable_path',
  'variable_missing',
] as const
export type CheckReason = (typeof CHECK_REASONS)[number]

export type CheckValues = Readonly<Record<string, string | number>>

/** The result; its texts are `reason_…` and `next_…`. */
export type Found = { reason: CheckReason; values: CheckValues }

export type CheckResult = {
  /** `rcon:survival`: the check, and what it is about. */
  id: string
  part: CheckPart
  /** The name of the game server or channel; null where there is only one. */
  subject: string | null
  state: CheckState
  reason: CheckReason
  values: CheckValues
  /** ISO 8601. */
  at: string
  ms: number
}

/** The state of a part is that of its worst check; checks that are off do not count beside others. */
export function stateOfPart(states: readonly CheckState[]): CheckState {
  const worst = CHECK_STATES.find((state) => state !== 'off' && states.includes(state))
  return worst ?? 'off'
}

/** Results that were tested before this are not of now; an untested or old part has no state. */
export function stateNow(results: readonly CheckResult[], validFrom: string): CheckState | null {
  const isOld = results.length === 0 || results.some(({ at }) => at < validFrom)
  return isOld ? null : stateOfPart(results.map(({ state }) => state))
}

/** How many of the parts in use are ready; null while one of them is not tested. The one count of menu, bar and screen. */
export function countReady(states: readonly (CheckState | null)[]): { ready: number; total: number } | null {
  if (states.length === 0 || states.includes(null)) return null
  const used = states.filter((state) => state !== 'off')
  return { ready: used.filter((state) => state === 'ready').length, total: used.length }
}

/** Failing, then demo, then off, then ready. */
export function byUrgency(a: CheckState, b: CheckState): number {
  return CHECK_STATES.indexOf(a) - CHECK_STATES.indexOf(b)
}
