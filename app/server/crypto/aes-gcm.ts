export {
  decryptJson,
  encrypt,
  encryptJson,
  importKey,
  newRawKey,
  type RawKey,
} from "#workers/aes-gcm.ts";
