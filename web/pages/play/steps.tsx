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
          <li key={picture}>
            <StepPicture name={picture} />
            <div>
              <b>{title}</b>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
