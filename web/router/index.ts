// What pages use of the router.
export { ErrorBoundary } from './error-boundary.tsx'
export { useIsNavigating, useLocation, useNavigate, usePathname, useSearchParams } from './hooks.ts'
export { Link } from './link.tsx'
export { type LoaderData, NotFound, notFound, redirect, withStatus } from './loader.ts'
export { Outlet } from './outlet.tsx'
export { focusHeading } from './scroll.ts'
