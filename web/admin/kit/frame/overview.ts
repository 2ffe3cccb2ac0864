// The figures of the admin home, loaded by the frame: it shows how much needs attention on every screen.
import { createContext, use } from 'react'
import { may, type Permission } from '#contract/permissions.ts'
import type { Overview } from '#contract/team/overview.schema.ts'
import type { Loaded } from '../api/admin-call.ts'

export const OverviewContext = createContext<Loaded<Overview> | null>(null)

export function useOverview(): Loaded<Overview> {
  const loaded = use(OverviewContext)
  if (!loaded) throw new Error('useOverview is used outside of the admin frame')
  return loaded
}

/** The permissions of the signed-in admin; everything until the role is known, because the server checks it. */
export function useMay(): (permission: Permission) => boolean {
  const role = useOverview().data?.role
  return (permission) => role === undefined || may(role, permission)
}
