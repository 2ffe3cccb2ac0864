// The figures of the admin home, loaded by the frame: it shows how much needs attention on every screen.
import { createContext, use } from 'react'
import { may, type Permission } from '#contract/permissions.ts'
import type { Overview } from '#contract/team/overview.schema.ts'
import { type Loaded, useReply } from '../api/admin-call.ts'

const HOME_REFRESH_MS = 30_000
const REFRESH_MS = 60_000

export const OverviewContext = createContext<Loaded<Overview> | null>(null)

export function useOverview(): Loaded<Overview> {
  const loaded = use(OverviewContext)
  if (!loaded) throw new Error('useOverview is used outside of the admin frame')
  return loaded
}

export function useLoadOverview(isHome: boolean): Loaded<Overview> {
  return useReply('GET /api/admin/overview', {}, isHome ? HOME_REFRESH_MS : REFRESH_MS)
}

/** The permissions of the signed-in admin; everything until the role is known, because the server checks it. */
export function useMay(): (permission: Permission) => boolean {
  const role = useOverview().data?.role
  return (permission) => role === undefined || may(role, permission)
}

/** The Go live screen is then found by the search only. */
export function isEverythingReady(overview: Overview | null): boolean {
  const counts = overview?.go_live
  return Boolean(counts && counts.total > 0 && counts.ready === counts.total)
}
