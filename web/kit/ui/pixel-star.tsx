import type { ComponentProps } from 'react'

export function PixelStar(props: ComponentProps<'svg'>) {
  return (
    <svg {...props} viewBox="0 0 11 11" shapeRendering="crispEdges" aria-hidden="true">
      <path d="M5 0h1v3h1v1h1v1h3v1H8v1H7v1H6v3H5V8H4V7H3V6H0V5h3V4h1V3h1z" />
    </svg>
  )
}
