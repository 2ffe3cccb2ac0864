// Numbers of the spec that only screens use, in one place so that screens and their tests agree.
export const CAROUSEL_MS = 5_000
export const HERO_PARTICLES = 8
export const SMOOTH_SCROLL_SECONDS = 1.2
export const MOBILE_MENU_WIDTH_REM = 16
export const VOTE_SITE_COUNT = 9

export const TOAST_KINDS = ['blank', 'error', 'success', 'loading', 'custom'] as const
export type ToastKind = (typeof TOAST_KINDS)[number]

/** A loading toast stays until it is replaced. */
export const TOAST_MS: Record<ToastKind, number> = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4_000,
}
export const ADMIN_TOAST_MS = 1_500
export const TOAST_REMOVAL_MS = 1_000
export const TOASTS_AT_ONCE = 20
export const TOAST_MAX_WIDTH_PX = 350
