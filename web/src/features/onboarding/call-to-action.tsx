import { appPaths } from '@lampstand/contract/pages'
import { buttonClass } from '../../ui/button.tsx'

const proPath = '/subscribe'
const builtPaths: readonly string[] = appPaths

/** Choosing Pro leads there after sign-in, once there is such a page. */
const rememberedPath = builtPaths.includes(proPath) ? proPath : undefined

const look = buttonClass('primary', 'min-h-13 px-8')

/**
 * The call to action. Which of its three ways is shown follows by style alone from the plan that is chosen and from the mark that
 * tells whether somebody is signed in, so it needs no script.
 */
export const CallToAction = () => (
  <div className="grid w-full sm:w-auto">
    <p className="grid in-data-signed-in:hidden">
      <a href="/api/login" data-pro-path={rememberedPath} className={look}>
        Create Account &amp; Get Started
      </a>
    </p>
    <p className="hidden [[data-signed-in]:has(#plan-basic:checked)_&]:grid">
      <a href="/home" className={look}>
        Start with Basic
      </a>
    </p>
    <p className="hidden [[data-signed-in]:has(#plan-pro:checked)_&]:grid">
      <a href={proPath} className={look}>
        Start Pro Trial
      </a>
    </p>
  </div>
)
