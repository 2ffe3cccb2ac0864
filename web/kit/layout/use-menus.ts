import { createContext, use } from 'react'
import type { SiteMenus } from './menu-links.ts'

export const MenusContext = createContext<SiteMenus>({ bar: [], more: [], footer: [] })

export const useMenus = (): SiteMenus => use(MenusContext)
