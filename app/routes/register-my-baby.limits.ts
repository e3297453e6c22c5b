export { registrationLimits as loader } from "#app/features/register-my-baby/index.ts";
