import { createContext, use } from 'react'
import type { AdminText } from './admin-text.ts'

export const AdminTextContext = createContext<AdminText | null>(null)

export function useAdminText(): AdminText {
  const text = use(AdminTextContext)
  if (!text) throw new Error('useAdminText is used outside of the admin layout')
  return text
}
