import type { CSSProperties } from 'react'
import { generateFace } from '#contract/site/generated-face.ts'
import { useSite } from './use-site.ts'

/** Decorative: the name is beside it. The server answers with a transparent picture while it has no head. */
export function PlayerHead({ name, size }: { name: string; size: number }) {
  const { avatarUrl } = useSite()
  return (
    <span className="head" style={{ '--head': `${size}px` } as CSSProperties} aria-hidden="true">
      <GeneratedFace name={name} />
      {avatarUrl && (
        <img
          src={avatarUrl.replace('{name}', encodeURIComponent(name))}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
        />
      )}
    </span>
  )
}

/** A face of eight by eight pixels that follows from the name. */
export function GeneratedFace({ name }: { name: string }) {
  const { skin, hair, eyes, fringe, mouth } = generateFace(name)
  return (
    <svg viewBox="0 0 8 8" shapeRendering="crispEdges" aria-hidden="true">
      <path fill={skin} d="M0 0h8v8H0z" />
      <path fill={hair} d={fringe} />
      <path fill="#fff" d="M1 4h1v1H1zM6 4h1v1H6z" />
      <path fill={eyes} d="M2 4h1v1H2zM5 4h1v1H5z" />
      <path fill="#00000055" d={mouth} />
    </svg>
  )
}
