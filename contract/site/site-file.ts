// The whole site as one file: what it contains, and what it may weigh.

/** Each is a file of the archive, in the order of the list that an import shows. */
export const SITE_FILE_KINDS = ['settings', 'products', 'coupons', 'sales', 'mode_pictures', 'posts'] as const
export type SiteFileKindName = (typeof SITE_FILE_KINDS)[number]

/** `switch_off` instead of `remove`: orders have used it. */
export const SITE_FILE_ACTIONS = ['add', 'change', 'remove', 'switch_off'] as const
export type SiteFileAction = (typeof SITE_FILE_ACTIONS)[number]

/** Ready files for a site that starts empty. */
export const STARTING_POINTS = ['survival', 'ranks', 'points'] as const
export type StartingPointName = (typeof STARTING_POINTS)[number]

export const SITE_FILE_LIMIT_BYTES = 32 * 1024 * 1024

/** The megabytes of an export that cannot be imported; null when it can. */
export function tooManyMegabytes(bytes: number): number | null {
  return bytes > SITE_FILE_LIMIT_BYTES ? Math.ceil(bytes / 1024 / 1024) : null
}
