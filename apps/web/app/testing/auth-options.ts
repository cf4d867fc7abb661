/** The sign-in pages of a site without Google and captcha. */
export const plainAuthOptions = () => ({ success: true as const, google: null, recaptchaSiteKey: null });
