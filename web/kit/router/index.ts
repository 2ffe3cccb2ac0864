// The part of the router that pages use.
export {
  type LoadedPage,
  useLocation,
  useNavigate,
  useNavigation,
  usePageData,
  usePathname,
  useSearchParams,
} from './contexts.ts'
export { ErrorBoundary } from './error-boundary.tsx'
export { guardNavigation, mayLeave } from './guard.ts'
export { Link } from './link.tsx'
export { type LoaderData, notFound } from './loader.ts'
export { Outlet } from './page-tree.tsx'
export { focusHeading } from './scroll.ts'
