export { answersOfRegistration } from "./answers-of-person.ts";
