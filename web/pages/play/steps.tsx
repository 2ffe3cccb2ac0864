import { useText } from '#web/kit/i18n/use-text.ts'
import { StepPicture, type StepPictureName } from './step-picture.tsx'

export type Step = { picture: StepPictureName; title: string; text: string }

export function Steps({ steps }: { steps: readonly Step[] }) {
  const { t } = useText()
  return (
    <>
      <h3 className="mt-5 text-base">{t('join.steps')}</h3>
      <ol className="join-steps">
        {steps.map(({ picture, title, text }) => (
          <li
            key={picture}
            className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3.5 [counter-increment:step]"
          >
            <StepPicture name={picture} />
            <div>
              <b>{title}</b>
              <span className="mt-0.5 block text-sm text-soft">{text}</span>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
