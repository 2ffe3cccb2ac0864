import type { ComponentProps } from 'react'

type Variant = 'primary' | 'outline' | 'ghost' | 'danger'
type Size = 'sm' | 'md' | 'lg'
export type Look = { variant?: Variant; size?: Size; className?: string }

const SIZES: Record<Size, string> = { sm: 'btn-sm', md: '', lg: 'btn-lg' }

export function buttonLook({ variant = 'primary', size = 'md', className = '' }: Look): string {
  return `btn btn-${variant} ${SIZES[size]} ${className}`
}

export function Button({ variant, size, className, ...props }: ComponentProps<'button'> & Look) {
  return <button type="button" {...props} className={buttonLook({ variant, size, className })} />
}

export function ExternalButton({ variant, size, className, ...props }: ComponentProps<'a'> & Look) {
  return <a target="_blank" rel="noopener" {...props} className={buttonLook({ variant, size, className })} />
}
